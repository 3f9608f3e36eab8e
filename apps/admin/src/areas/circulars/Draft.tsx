import type { Circular } from '@tafelrunde/contract/admin/mails/circulars'
import { useState } from 'react'
import { Button } from '../../shared/deeds/Button.tsx'
import css from './circular.module.css'
import { DeleteDraft } from './DeleteDraft.tsx'
import { Recipients } from './Recipients.tsx'
import { Words } from './Words.tsx'

const steps = ['Empfänger', 'Text und Versand']

/** A circular mail in two steps: first whom it reaches, then what it says. */
export const Draft = ({ circular }: { circular: Circular }) => {
  const [step, setStep] = useState(circular.subject ? 1 : 0)
  return (
    <>
      <div className={css['steps']}>
        {steps.map((name, index) => (
          <Button
            key={name}
            label={`${index + 1}. ${name}`}
            variant={index === step ? 'contained' : 'text'}
            aria-current={index === step ? 'step' : undefined}
            onClick={() => setStep(index)}
          />
        ))}
        <DeleteDraft id={circular.id} />
      </div>
      {step === 0 ? (
        <Recipients circular={circular} next={() => setStep(1)} />
      ) : (
        <Words circular={circular} back={() => setStep(0)} />
      )}
    </>
  )
}
