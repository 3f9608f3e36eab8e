import { type MouseEvent, type UIEvent, useEffect, useRef, useState } from 'react'
import { paths } from '../../paths.ts'
import { stayBusy } from '../../shared/code/busy.ts'
import { overlayClosed } from '../../shared/page/useInFront.ts'
import { Board } from '../../shared/ui/boards/Board.tsx'
import { Button, ButtonLink } from '../../shared/ui/buttons/Button.tsx'
import css from './welcome.module.css'
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

  useEffect(stayBusy, [])

  // Closed before it goes, so that the browser gives the focus back, or the screen takes it that did not have it before.
  const leave = () => {
    dialog.current?.close()
    window.dispatchEvent(new Event(overlayClosed))
    onEnd()
  }
  return (
    <dialog className={css.welcome} aria-label="Willkommen" ref={dialog} onClose={leave}>
      <button type="button" className={css.welcome__skip} onClick={leave}>
        Überspringen
      </button>
      <div className={css.welcome__cards} onScroll={event => setCurrent(cardInView(event))}>
        {welcomeCards.map(({ onTable, seat, title, text }, index) => (
          <section
            key={title}
            className={css.welcome__card}
            aria-label={`${index + 1} von ${welcomeCards.length}`}
          >
            <Board kind="welcome" seat={seat}>
              {onTable}
            </Board>
            <h2 className={css.welcome__title} tabIndex={-1}>
              {title}
            </h2>
            <p className={css.welcome__text}>{text}</p>
            <div className={css.welcome__actions}>
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
      <div className={css.welcome__dots} aria-hidden="true">
        {welcomeCards.map(({ title }, index) => (
          <span key={title} className={index === current ? css['welcome__dot--current'] : undefined} />
        ))}
      </div>
    </dialog>
  )
}
