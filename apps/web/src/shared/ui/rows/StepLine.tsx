import './step-line.css'

interface Props {
  steps: readonly string[]
  /** The number of the step that it stands at. */
  current: number
}

const stateOf = (step: number, current: number) => {
  if (step === current) return 'current'
  return step < current ? 'done' : 'ahead'
}

/** How far something has come, on a board: what is done is white, where it stands is yellow. */
export const StepLine = ({ steps, current }: Props) => (
  <ol className="step-line">
    {steps.map((step, index) => {
      const state = stateOf(index, current)
      return (
        <li
          key={step}
          className={`step-line__step step-line__step--${state}`}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          {step}
          {state === 'done' && <span className="visually-hidden"> (erledigt)</span>}
        </li>
      )
    })}
  </ol>
)
