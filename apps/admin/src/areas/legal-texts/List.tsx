import { listOfficeLegalTexts, type OfficeLegalVersion } from '@tafelrunde/contract/admin/legal-texts'
import { agreedKinds, LegalKind, legalTitles } from '@tafelrunde/contract/legal-texts'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, Title } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Card } from '../../shared/pages/Card.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import { PageTitle } from '../../shared/pages/PageTitle.tsx'
import { WayBack } from '../../shared/pages/WayBack.tsx'
import css from './legal-texts.module.css'
import { agreedText, dayOf } from './legal-texts.texts.ts'
import { Stage } from './Stage.tsx'

const Version = ({ version }: { version: OfficeLegalVersion }) => {
  const { id, kind, edition, valid_from, stage, agreed } = version
  return (
    <li>
      <div>
        <LinkBase to={`/legal-texts/${id}/show`}>
          {edition ? `Fassung vom ${edition}` : `Entwurf, ab ${dayOf(valid_from)}`}
        </LinkBase>
        {edition && agreedKinds.includes(kind) && <span className="detail">{agreedText(agreed)}</span>}
      </div>
      <Stage stage={stage} />
    </li>
  )
}

const Versions = ({ kind, versions }: { kind: LegalKind; versions: OfficeLegalVersion[] }) => (
  <Card
    title={legalTitles[kind]}
    aside={<LinkBase to={`/legal-texts/create?kind=${kind}`}>Neue Fassung</LinkBase>}
  >
    {versions.length === 0 && <p className="quiet">Diesen Text gibt es noch nicht.</p>}
    <ul className="entries">
      {versions.map(version => (
        <Version key={version.id} version={version} />
      ))}
    </ul>
  </Card>
)

/** Every version of every legal text, the latest first. */
export const LegalTextsList = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['legal-texts', 'all'],
    queryFn: () => call(listOfficeLegalTexts, {}),
  })
  return (
    <div className="show-page">
      <WayBack to="/association/1">Einstellungen</WayBack>
      <Title title={<PageTitle>Rechtstexte</PageTitle>} preferenceKey={false} />
      <p className="quiet">
        Was veröffentlicht ist, bleibt lesbar, auch wenn eine neuere Fassung gilt. Ändern Sie etwas
        Wesentliches, bittet die App alle noch einmal um Zustimmung.
      </p>
      {error && <Failed error={error} retry={refetch} />}
      {data && (
        <div className={css.kinds}>
          {LegalKind.options.map(kind => (
            <Versions key={kind} kind={kind} versions={data.results.filter(one => one.kind === kind)} />
          ))}
        </div>
      )}
    </div>
  )
}
