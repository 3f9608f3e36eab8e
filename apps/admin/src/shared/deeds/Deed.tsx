import { failureText } from '@tafelrunde/client/failures'
import { fieldFailures } from '@tafelrunde/client/form-failures'
import { type ReactNode, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { Ask } from './Ask.tsx'
import { Button } from './Button.tsx'

type Props = {
  label: string
  /** What the button is called where several have the same label. */
  name?: string
  title: string
  /** What the question's button says, where that is not the label. */
  verb?: string
  /** What follows from it, and what is mailed to whom. */
  text: string
  /** Told afterwards, unless the deed tells it itself. */
  done?: string
  isDangerous?: boolean
  /** What the page is for. */
  isMain?: boolean
  perform: () => Promise<unknown>
  children?: ReactNode
}

/** A button that asks first. What speaks against it stands in the question, which stays open. */
export const Deed = ({
  label,
  name,
  title,
  verb = label,
  text,
  done,
  isDangerous,
  isMain,
  perform,
  children,
}: Props) => {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const notify = useNotify()
  const refresh = useRefresh()

  const open = () => {
    setProblem(undefined)
    setOpen(true)
  }
  const confirm = async () => {
    setBusy(true)
    try {
      await perform()
      setOpen(false)
      if (done) notify(done)
      refresh()
    } catch (failure) {
      setProblem(fieldFailures(failure)[0]?.[1] ?? failureText(failure))
      // Somebody else may have been quicker: what can still be done is shown behind the question.
      refresh()
    }
    setBusy(false)
  }

  return (
    <>
      <Button
        label={label}
        aria-label={name}
        color={isDangerous ? 'error' : 'primary'}
        {...(isMain && { variant: 'contained', size: 'medium' })}
        onClick={open}
      />
      <Ask
        title={title}
        verb={verb}
        isOpen={isOpen}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onClose={() => setOpen(false)}
      >
        <p>{text}</p>
        {children}
        {problem && (
          <p role="alert" className="ask__problem">
            {problem}
          </p>
        )}
      </Ask>
    </>
  )
}
