// The writing half of the API: what a form sends. The form itself says what became of it, so no failure opens the modal
// 'Erro'.
import { call } from './api.ts'
import { trackCall } from './activity.ts'

const ATENDIMENTO = 14

async function post<T>(path: string, body: Blob): Promise<T> {
  const done = trackCall()
  try {
    const response = await call(path, { method: 'POST', body }, ATENDIMENTO)
    return (await response.json()) as T
  } finally {
    done()
  }
}

export const postJson = <T>(path: string, body: object): Promise<T> =>
  post(path, new Blob([JSON.stringify(body)], { type: 'application/json' }))

/** The bytes alone: what a file is, the server finds out by itself. */
export const postFile = <T>(path: string, file: Blob): Promise<T> =>
  post(path, file.slice(0, file.size, 'application/octet-stream'))
