import type { SupportThread } from '@tafelrunde/contract/admin/people/support'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { LinkBase } from 'react-admin'
import { AreaShow } from '../../shared/pages/AreaShow.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Facts } from '../../shared/pages/Facts.tsx'
import { PersonRecords } from '../../shared/people/PersonRecords.tsx'
import { AnswerCard } from './AnswerCard.tsx'
import { Assignee } from './Assignee.tsx'
import { NoteDeed } from './NoteDeed.tsx'
import { SupportStateChip } from './SupportState.tsx'
import css from './support.module.css'

const Said = ({ by, at, text }: { by: string; at: Date; text: string }) => (
  <Card title={by} aside={<span className="quiet">{tableDayAndTime(at)}</span>}>
    <p className={css['words']}>{text}</p>
  </Card>
)

/** The thread, and beside it, on narrow windows below it, what its writer has: so answering needs no second window. */
const Body = ({ thread }: { thread: SupportThread }) => (
  <div className={`show-columns ${css['columns']}`}>
    <div className="stack">
      <Card title="Anfrage">
        <Facts
          facts={{
            Stand: <SupportStateChip state={thread.state} />,
            Von:
              thread.account === null ? (
                thread.name
              ) : (
                <LinkBase to={`/people/${thread.account}/show`}>{thread.name}</LinkBase>
              ),
            'E-Mail-Adresse': thread.email,
            Konto: thread.account === null && 'war nicht angemeldet',
          }}
        />
        <div className={css['desk']}>
          <Assignee thread={thread} />
          <NoteDeed id={thread.id} />
        </div>
      </Card>
    </div>
    <div className={`stack ${css['said']}`}>
      <Said by={thread.name} at={thread.created} text={thread.message} />
      {thread.answers.map((answer, index) => (
        <Said
          key={index}
          by={`${answer.by}, ${answer.is_note ? 'Notiz' : 'Büro'}`}
          at={answer.created}
          text={answer.message}
        />
      ))}
      {thread.state !== 'closed' && <AnswerCard thread={thread} />}
    </div>
    {thread.account !== null && (
      <div className="stack">
        <PersonRecords id={thread.account} />
      </div>
    )}
  </div>
)

export const SupportShow = () => (
  <AreaShow<SupportThread>
    area="support"
    label="Alle Anfragen"
    titleOf={({ id, subject }) => `Nr. ${id}: ${subject}`}
    render={thread => <Body thread={thread} />}
  />
)
