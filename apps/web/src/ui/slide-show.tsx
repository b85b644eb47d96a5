// Renders one image at a time, changed by buttons and arrow keys, wrapping around.
import { useEffect, useState } from 'react'
import buttons from './button.module.css'
import { Icon } from './icon.tsx'
import { slideAfter } from './slide-after.ts'
import styles from './slide-show.module.css'

const WIDTH = 500

export function SlideShow({ name, images }: { name: string; images: readonly string[] }) {
  const [at, setAt] = useState(0)
  const count = images.length
  const turn = (key: string): void => setAt((now) => slideAfter(key, now, count) ?? now)

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent): void => setAt((now) => slideAfter(key, now, count) ?? now)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [count])

  const where = `${at + 1} de ${count}`
  return (
    <section className={styles.show} aria-label={name}>
      <img className={styles.slide} src={images[at]} alt={`${name}, ${where}`} width={WIDTH} />
      <div className={styles.controls}>
        <button type="button" className={buttons.secondary} onClick={() => turn('ArrowLeft')}>
          <Icon name="chevronLeft" />
          Anterior
        </button>
        <output>{where}</output>
        <button type="button" className={buttons.secondary} onClick={() => turn('ArrowRight')}>
          Próxima
          <Icon name="chevronRight" />
        </button>
      </div>
    </section>
  )
}
