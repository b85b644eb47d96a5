// A choice of files that speaks the portal's language: the browser's own control, which speaks the browser's, lies
// unseen over it and keeps the click, the keys, the drop and the name.
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import styles from './file-picker.module.css'

interface FilePickerProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** What is said beside the button, such as how many were chosen. */
  chosen: string
}

export function FilePicker({ chosen, ...rest }: FilePickerProps) {
  return (
    <span className={styles.picker}>
      <input type="file" title="" {...rest} />
      <span className={styles.button} aria-hidden="true">
        <Icon name="file" />
        {rest.multiple ? 'Escolher arquivos' : 'Escolher arquivo'}
      </span>
      <span className={styles.chosen} aria-hidden="true">
        {chosen}
      </span>
    </span>
  )
}
