import type { Event } from '@tafelrunde/contract/events/events'
import { apiRoot } from '../../shared/session/session.ts'
import { CardFile, CardList } from '../../shared/ui/rows/CardList.tsx'
import { Fold } from '../../shared/ui/rows/Section.tsx'
import css from './event.module.css'

const files = [
  {
    name: 'schedule.ics',
    title: 'Kalender (iCalendar)',
    line: 'Für Outlook, Apple und Google',
  },
  { name: 'schedule.json', title: 'schedule.json', line: 'Für Konferenz-Apps' },
  { name: 'schedule.xml', title: 'schedule.xml', line: 'Für Konferenz-Apps (frab)' },
]

/** The programme for other tools, which everybody may have; not before there is one. */
export const EventProgrammeFiles = ({ event }: { event: Event }) => {
  if (event.workshops_count === 0 || event.state === 'draft') return null
  return (
    <div className={css['event-files']}>
      <Fold title="Programm für andere Apps">
        <CardList>
          {files.map(({ name, title, line }) => (
            <CardFile key={name} href={`${apiRoot}/api/events/${event.id}/${name}`} title={title}>
              <span className="card-link__line">{line}</span>
            </CardFile>
          ))}
        </CardList>
      </Fold>
    </div>
  )
}
