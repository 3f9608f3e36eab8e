import { useDeferredValue, useEffect, useState } from 'react'
import { useDebounce } from 'use-debounce'
import { type Guess, strengthOf } from '../../forms/passwordStrength.ts'
import './password-strength.css'

/** zxcvbn with its dictionary, fetched once something is typed; undefined as long as it is out of reach. */
const useGuess = (wanted: boolean) => {
  const [guess, setGuess] = useState<Guess>()
  useEffect(() => {
    if (!wanted) return undefined
    let gone = false
    const arrived = ({ guess: loaded }: { guess: Guess }) => {
      if (!gone) setGuess(() => loaded)
    }
    void import('../../forms/passwordGuess.ts').then(arrived, () => undefined)
    return () => {
      gone = true
    }
  }, [wanted])
  return guess
}

/** What changes with every key is not for reading out. */
const pauseMs = 800

interface Props {
  password: string
  /** Names and address of the person: a password of these is weak. */
  ownWords?: string[]
}

/** How strong the password is that is being typed, in four segments and a word; nothing before the first key. */
export const PasswordStrength = ({ password, ownWords = [] }: Props) => {
  const typed = useDeferredValue(password)
  const isTyped = typed !== ''
  const guess = useGuess(isTyped)
  const { level, word } = strengthOf(typed, ownWords, guess)
  const [told] = useDebounce(isTyped ? `Passwortstärke: ${word}` : '', pauseMs)
  return (
    <>
      {isTyped && (
        <div className={`password-strength password-strength--${level}`} aria-hidden="true">
          {[1, 2, 3, 4].map(step => (
            <span key={step} className={step <= level ? 'password-strength__full' : undefined} />
          ))}
          <b>{word}</b>
        </div>
      )}
      <output className="visually-hidden">{told}</output>
    </>
  )
}
