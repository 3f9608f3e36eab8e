import { type ChangeEvent, type ComponentProps, useRef } from 'react'
import { Button } from '../buttons/Button.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  /** The kinds of files; phones offer their camera for pictures. */
  accept?: string
  onChoose: (file: File) => unknown
}

/** A button that asks for a file of the device; the browser's own speaks its own language. */
export const FilePicker = ({ accept, onChoose, ...button }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    currentTarget.value = '' // so that the same file can be chosen again
    if (file) onChoose(file)
  }
  return (
    <>
      <input ref={input} type="file" accept={accept} hidden aria-label="Datei" onChange={choose} />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  )
}
