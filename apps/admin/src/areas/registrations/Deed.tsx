import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { failureText } from '@tafelrunde/client/failures'
import { fieldFailures } from '@tafelrunde/client/form-failures'
import { type ReactNode, useState } from 'react'
import { Button, useNotify, useRefresh } from 'react-admin'
import { Ask } from '../../shared/Ask.tsx'
import css from './registration.module.css'

type Props = {
  label: string
  title: string
  /** What follows from it, and what is mailed to whom. */
  text: string
  done: string
  /** Its places can be full: the office may say that it is meant nevertheless. */
  mayGoBeyond?: boolean
  isDangerous?: boolean
  perform: (beyond: boolean) => Promise<unknown>
  children?: ReactNode
}

/** A button that asks first. What speaks against it stands in the question, which stays open. */
export const Deed = ({ label, title, text, done, mayGoBeyond, isDangerous, perform, children }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [beyond, setBeyond] = useState(false)
  const [problem, setProblem] = useState<string>()
  const notify = useNotify()
  const refresh = useRefresh()

  const open = () => {
    setBeyond(false)
    setProblem(undefined)
    setOpen(true)
  }
  const confirm = async () => {
    setBusy(true)
    try {
      await perform(beyond)
      setOpen(false)
      notify(done)
      refresh()
    } catch (failure) {
      setProblem(fieldFailures(failure)[0]?.[1] ?? failureText(failure))
    }
    setBusy(false)
  }

  return (
    <>
      <Button label={label} color={isDangerous ? 'error' : 'primary'} onClick={open} />
      <Ask
        title={title}
        verb={label}
        isOpen={isOpen}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onClose={() => setOpen(false)}
      >
        <p>{text}</p>
        {children}
        {mayGoBeyond && (
          <FormControlLabel
            control={<Checkbox checked={beyond} onChange={(_, wanted) => setBeyond(wanted)} />}
            label="Auch wenn alle Plätze vergeben sind"
          />
        )}
        {problem && (
          <p role="alert" className={css['problem']}>
            {problem}
          </p>
        )}
      </Ask>
    </>
  )
}
