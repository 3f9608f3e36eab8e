import { type ReactNode, useState } from 'react'
import { useRefresh } from 'react-admin'
import { Ask } from './Ask.tsx'
import { Button } from './Button.tsx'
import { useDeed } from './useDeed.ts'

type Props<Answer> = {
  label: string
  /** What the button is called where several have the same label. */
  name?: string
  title: string
  /** What the question's button says, where that is not the label. */
  verb?: string
  /** What follows from it, and what is mailed to whom. */
  text: string
  /** Told afterwards. */
  done?: string | ((answer: Answer) => string)
  isDangerous?: boolean
  /** What the page is for. */
  isMain?: boolean
  /** What speaks against it is told besides: the question may go with what it is about. */
  isTold?: boolean
  perform: () => Promise<Answer>
  children?: ReactNode
}

/** A button that asks first. What speaks against it stands in the question, which stays open. */
export const Deed = <Answer,>({
  label,
  name,
  title,
  verb = label,
  text,
  done,
  isDangerous,
  isMain,
  isTold = false,
  perform,
  children,
}: Props<Answer>) => {
  const [isOpen, setOpen] = useState(false)
  const { run, isBusy, problem, clear } = useDeed(perform, {
    done,
    shows: () => isOpen && !isTold,
    onSuccess: () => setOpen(false),
    // Also where it failed: somebody else may have been quicker, and what can still be done is shown behind the question.
    onSettled: useRefresh(),
  })
  const open = () => {
    clear()
    setOpen(true)
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
        onConfirm={run}
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
