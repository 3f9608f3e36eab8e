import { listMailTexts, type MailKind } from '@tafelrunde/contract/admin/mails/mail-texts'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, Title } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Card } from '../../shared/pages/Card.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import { PageTitle } from '../../shared/pages/PageTitle.tsx'
import { WayBack } from '../../shared/pages/WayBack.tsx'
import css from './mail-texts.module.css'

const Kinds = ({ kinds }: { kinds: MailKind[] }) => (
  <ul className="entries">
    {kinds.map(({ id, title, subject, changed }) => (
      <li key={id}>
        <div>
          <LinkBase to={`/mail-texts/${id}`}>{title}</LinkBase>
          <span className="detail">{subject}</span>
        </div>
        {changed && <span className={css.changed}>eigener Text</span>}
      </li>
    ))}
  </ul>
)

/** Every kind of mail that goes out, by who gets it. */
export const MailTextsList = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['mail-texts', 'all'],
    queryFn: () => call(listMailTexts, {}),
  })
  const kinds = data?.results ?? []
  const groups = [...new Set(kinds.map(({ to }) => to))]
  return (
    <div className="show-page">
      <WayBack to="/association/1">Einstellungen</WayBack>
      <Title title={<PageTitle>E-Mail-Texte</PageTitle>} preferenceKey={false} />
      <p className="quiet">
        So schreibt Tafelrunde. Betreff und Text jeder E-Mail können Sie ändern; Anrede, Knopf und Briefkopf
        kommen von selbst.
      </p>
      {error && <Failed error={error} retry={refetch} />}
      <div className={css.groups}>
        {groups.map(to => (
          <Card key={to} title={`An: ${to}`}>
            <Kinds kinds={kinds.filter(kind => kind.to === to)} />
          </Card>
        ))}
      </div>
    </div>
  )
}
