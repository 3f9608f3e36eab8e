import type { Participation } from '@tafelrunde/contract/events/own-participations'
import { shortDate } from '@tafelrunde/ui/dates.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { PaperButton } from '../../shared/files/PaperButton.tsx'
import { Loaded } from '../../shared/page/Loaded.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { refetch } from '../../shared/queries/stale.ts'
import { ButtonLink } from '../../shared/ui/buttons/Button.tsx'
import { CardList } from '../../shared/ui/rows/CardList.tsx'
import { Section } from '../../shared/ui/rows/Section.tsx'
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx'
import { SkeletonList } from '../../shared/ui/states/Skeleton.tsx'
import { useNow } from '../../shared/useNow.ts'
import { fetchYearRecord, participationsQuery } from './confirmations.api.ts'
import css from './confirmations.module.css'
import { needsFeedback, type SchoolYear, schoolYears } from './confirmations.rules.ts'
import { schoolYearShort } from './confirmations.texts.ts'
import { HoursBoard } from './HoursBoard.tsx'
import { ParticipationRow } from './ParticipationRow.tsx'

const nothingYet = (
  <EmptyState
    title="Noch keine Teilnahme"
    action={<ButtonLink href={paths.events}>Zu den Veranstaltungen</ButtonLink>}
  >
    Nach Ihrem ersten Workshop finden Sie hier die Bestätigung dafür.
  </EmptyState>
)

const YearRecord = ({ year }: { year: number }) => (
  <div className={css.confirmations__record}>
    <PaperButton
      name={`Jahresnachweis ${schoolYearShort(year).replace('/', '-')}.pdf`}
      fetchPdf={() => fetchYearRecord(year)}
      kind="outline"
      icon="document"
      wide
      label={`Jahresnachweis ${schoolYearShort(year)}`}
    />
  </div>
)

const Events = ({ shown, now }: { shown: SchoolYear; now: Date }) => {
  const first = shown.events.flatMap(({ rows }) => rows).find(row => needsFeedback(row, now))
  return shown.events.map(({ event, rows }) => (
    <Section key={event.id} title={event.name} note={shortDate(event.start)}>
      <CardList>
        {rows.map(row => (
          <ParticipationRow key={row.id} participation={row} now={now} first={row === first} />
        ))}
      </CardList>
    </Section>
  ))
}

const Years = ({ participations }: { participations: Participation[] }) => {
  const now = useNow()
  const years = schoolYears(participations, now)
  const [chosen, setChosen] = useState<number>()
  const shown = years.find(({ year }) => year === chosen) ?? years[0]
  if (!shown) return nothingYet
  return (
    <div className={css.confirmations}>
      <HoursBoard years={years} shown={shown} onChoose={setChosen} />
      {shown.confirmed > 0 && <YearRecord year={shown.year} />}
      <Events shown={shown} now={now} />
    </div>
  )
}

/** Own participations with their confirmations, by school year and event. */
export const ConfirmationsScreen = () => {
  const participations = useQuery(participationsQuery)
  return (
    <Page
      title={'Teilnahme\u00ADbestätigungen'}
      back={paths.events}
      onRefresh={() => refetch(participationsQuery)}
      offlineSince={participationsQuery.queryKey}
    >
      <Loaded
        query={participations}
        skeleton={<SkeletonList kind="session" count={3} />}
        failed="Die Liste kam nicht an"
        unaffected="Ihre Bestätigungen sind davon nicht betroffen."
      >
        {data => <Years participations={data} />}
      </Loaded>
    </Page>
  )
}
