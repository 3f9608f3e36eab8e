import { LinkBase, Title } from 'react-admin'
import { PageTitle } from './shared/pages/PageTitle.tsx'

export const NotFoundScreen = () => (
  <div className="page">
    <Title title={<PageTitle>Seite nicht gefunden</PageTitle>} preferenceKey={false} />
    <p>
      Unter dieser Adresse gibt es nichts. <LinkBase to="/">Zur Übersicht „Heute“</LinkBase>
    </p>
  </div>
)
