// Renders the tutorial over the page: highlights one part at a time and explains it.
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useModal } from '../../ui/use-modal.ts'
import { neverAgain } from './tutorial-state.ts'
import { steps } from './tutorial-steps.ts'
import styles from './tutorial.module.css'

const MARGIN = 8

/** Returns the element of a step; null when the page lacks it, and the step is then shown without a highlight. */
const find = (target: string | undefined): Element | null =>
  target ? document.querySelector(`[data-tour="${target}"]`) : null

function light(spot: HTMLElement, card: HTMLElement, target: Element | null): void {
  spot.hidden = !target
  card.dataset.place = 'centre'
  if (!target) return
  const tall = target.clientHeight > window.innerHeight / 2
  target.scrollIntoView({ block: tall ? 'start' : 'center' })
  const { left, top, width, height } = target.getBoundingClientRect()
  const bottom = Math.min(top + height, window.innerHeight)
  spot.style.translate = `${left - MARGIN}px ${top - MARGIN}px`
  spot.style.width = `${width + 2 * MARGIN}px`
  spot.style.height = `${bottom - top + 2 * MARGIN}px`
  card.dataset.place = tall || top + bottom < window.innerHeight ? 'bottom' : 'top'
}

export default function Tutorial({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState(0)
  const [refused, setRefused] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const spot = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const id = useId()
  const current = steps[step]
  const last = step === steps.length - 1

  useModal(dialog)

  useLayoutEffect(() => dialog.current?.querySelector<HTMLElement>('[data-main]')?.focus(), [])

  useLayoutEffect(() => {
    const place = (): void => {
      if (spot.current && card.current) light(spot.current, card.current, find(steps[step]?.target))
    }
    place()
    window.addEventListener('resize', place)
    return () => window.removeEventListener('resize', place)
  }, [step])

  const close = (finished: boolean): void => {
    if (finished || refused) neverAgain()
    onClose()
  }
  const move = (by: 1 | -1): void => setStep((now) => Math.min(steps.length - 1, Math.max(0, now + by)))

  const arrows = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight') move(1)
    if (event.key === 'ArrowLeft') move(-1)
  }

  return (
    <dialog
      ref={dialog}
      className={styles.tutorial}
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
      onCancel={() => close(false)}
      onKeyDown={arrows}
    >
      <div ref={spot} className={styles.spot} />
      <div ref={card} className={styles.card}>
        <div className={styles.top}>
          <p>
            {step} de {steps.length - 1}
          </p>
          <button type="button" onClick={() => close(false)}>
            Encerrar
          </button>
        </div>
        <div aria-live="polite">
          <h2 id={`${id}t`}>{current?.title}</h2>
          <p id={`${id}d`}>{current?.text}</p>
        </div>
        <label className={styles.refuse}>
          <input type="checkbox" checked={refused} onChange={(event) => setRefused(event.target.checked)} /> Não mostrar
          novamente
        </label>
        <div className={styles.buttons}>
          <button type="button" onClick={() => move(-1)} aria-disabled={step === 0 || undefined}>
            Anterior
          </button>
          <button type="button" data-main onClick={() => (last ? close(true) : move(1))}>
            {last ? 'Concluir' : 'Próximo'}
          </button>
        </div>
      </div>
    </dialog>
  )
}
