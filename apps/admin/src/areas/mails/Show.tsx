import type { OutboxLetter } from '@tafelrunde/contract/admin/mails/mails'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { AreaShow } from '../../shared/pages/AreaShow.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Facts } from '../../shared/pages/Facts.tsx'
import { MailStateChip } from './MailState.tsx'
import css from './mail.module.css'
import { Resend } from './Resend.tsx'

const Body = ({ mail }: { mail: OutboxLetter }) => (
  <div className="show-columns">
    <div className="stack">
      <Card title="Versand">
        <Facts
          facts={{
            Stand: <MailStateChip state={mail.state} />,
            'Der Mailserver sagt': mail.failure,
            An: mail.recipient,
            Geschrieben: tableDayAndTime(mail.created),
            Gesendet: mail.sent && tableDayAndTime(mail.sent),
            Anhänge: mail.attachments.join(', '),
          }}
        />
        <Resend mail={mail} />
      </Card>
    </div>
    <div className="stack">
      <Card title="Text">
        {mail.is_key ? (
          <p className="quiet">
            Diese E-Mail trägt einen Link, der ein Konto öffnet. Deshalb ist ihr Text nicht zu sehen.
          </p>
        ) : (
          <p className={css['text']}>{mail.text}</p>
        )}
      </Card>
    </div>
  </div>
)

export const MailShow = () => (
  <AreaShow<OutboxLetter>
    area="mails"
    label="Alle gesendeten E-Mails"
    titleOf={({ subject }) => subject}
    render={mail => <Body mail={mail} />}
  />
)
