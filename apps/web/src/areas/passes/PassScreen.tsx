import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { Bar, BarTitle } from '../../shared/page/Bar.tsx'
import { Loaded } from '../../shared/page/Loaded.tsx'
import { useGo } from '../../shared/page/useGo.ts'
import { useInFront } from '../../shared/page/useInFront.ts'
import { ChalkTable } from '../../shared/ui/boards/ChalkTable.tsx'
import { IconButton } from '../../shared/ui/buttons/IconButton.tsx'
import { IconLine } from '../../shared/ui/rows/IconLine.tsx'
import { NextWorkshop } from './NextWorkshop.tsx'
import { PassCard } from './PassCard.tsx'
import { passQuery } from './pass.api.ts'
import css from './pass.module.css'
import { useWakeLock } from './useWakeLock.ts'

const title = 'Mein Ausweis'

const Waiting = () => (
  <div className={`${css['pass-card']} ${css['pass-card--waiting']} skeleton`} role="status">
    <span className="visually-hidden">Wird geladen</span>
  </div>
)

const framed = (content: ReactNode) => <div className={css.pass__frame}>{content}</div>

/** The whole screen is the board; nothing on it leads elsewhere, so that the code stays in front of the reader. */
export const PassScreen = () => {
  const pass = useQuery(passQuery)
  const awake = useWakeLock()
  const { back } = useGo()
  const body = useInFront(title)
  return (
    <>
      <header className="page-head page--board">
        <Bar start={<IconButton icon="close" label="Schließen" onClick={() => back(paths.events)} />}>
          <BarTitle>{title}</BarTitle>
        </Bar>
      </header>
      <main className={`content page--board ${css['pass-content']}`}>
        <section className={`${css.pass} board`} ref={body}>
          <Loaded
            query={pass}
            skeleton={<Waiting />}
            failed="Der Ausweis kam nicht an"
            unaffected="Ihre Anmeldungen sind davon nicht betroffen."
            frame={framed}
          >
            {data => <PassCard pass={data} />}
          </Loaded>
          <NextWorkshop />
          <div className={css.pass__notes}>
            {awake && <IconLine icon="sun">Bildschirm bleibt an</IconLine>}
            {pass.data && <IconLine icon="check">Gilt auch offline</IconLine>}
          </div>
          <div className={css.pass__table}>
            <ChalkTable yellow={36} />
          </div>
        </section>
      </main>
    </>
  )
}
