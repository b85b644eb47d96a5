// Sends forms and files to the API. The form itself shows the outcome, so no failure opens the modal 'Erro'.
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

/** Sends only the bytes of a file; the server detects its type. */
export const postFile = <T>(path: string, file: Blob): Promise<T> =>
  post(path, file.slice(0, file.size, 'application/octet-stream'))
