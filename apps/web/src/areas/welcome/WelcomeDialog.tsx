import { type MouseEvent, type UIEvent, useEffect, useRef, useState } from 'react'
import { paths } from '../../paths.ts'
import { Board } from '../../shared/ui/Board.tsx'
import { Button, ButtonLink } from '../../shared/ui/Button.tsx'
import './welcome.css'
import { welcomeCards } from './welcomeCards.tsx'

const cardInView = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) =>
  Math.round(scrollLeft / clientWidth)

const turnTo = (card: Element | null | undefined) => {
  card?.scrollIntoView()
  card?.querySelector('h2')?.focus({ preventScroll: true })
}

const turnOn = ({ currentTarget }: MouseEvent) => turnTo(currentTarget.closest('section')?.nextElementSibling)

/** Three cards beside each other: swiped, or turned with „Weiter“. Every way out calls `onEnd`. */
export const WelcomeDialog = ({ onEnd }: { onEnd: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
    turnTo(dialog.current?.querySelector('section'))
  }, [])

  // Closed before it goes, so that the browser gives the focus back.
  const leave = () => {
    dialog.current?.close()
    onEnd()
  }
  return (
    <dialog className="welcome" aria-label="Willkommen" ref={dialog} onClose={leave}>
      <button type="button" className="welcome__skip" onClick={leave}>
        Überspringen
      </button>
      <div className="welcome__cards" onScroll={event => setCurrent(cardInView(event))}>
        {welcomeCards.map(({ onTable, seat, title, text }, index) => (
          <section
            key={title}
            className="welcome__card"
            aria-label={`${index + 1} von ${welcomeCards.length}`}
          >
            <Board kind="welcome" seat={seat}>
              {onTable}
            </Board>
            <h2 className="welcome__title" tabIndex={-1}>
              {title}
            </h2>
            <p className="welcome__text">{text}</p>
            <div className="welcome__actions">
              {index < welcomeCards.length - 1 ? (
                <Button wide onClick={turnOn}>
                  Weiter
                </Button>
              ) : (
                <>
                  <ButtonLink wide href={paths.login} onClick={leave}>
                    Anmelden
                  </ButtonLink>
                  <ButtonLink wide kind="outline" href={paths.register} onClick={leave}>
                    Registrieren
                  </ButtonLink>
                  <Button wide kind="plain" onClick={leave}>
                    Ohne Konto umsehen
                  </Button>
                </>
              )}
            </div>
          </section>
        ))}
      </div>
      <div className="welcome__dots" aria-hidden="true">
        {welcomeCards.map(({ title }, index) => (
          <span key={title} className={index === current ? 'welcome__dot--current' : undefined} />
        ))}
      </div>
    </dialog>
  )
}
