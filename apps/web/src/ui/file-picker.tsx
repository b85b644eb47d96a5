// Renders a file input labelled in Portuguese. The browser's own control, labelled in the browser's language, lies
// invisible over it and handles clicks, keys, drops and the accessible name.
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import styles from './file-picker.module.css'

interface FilePickerProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** Text beside the button, such as how many files were chosen. */
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
