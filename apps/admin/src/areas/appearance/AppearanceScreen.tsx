import {
  changeAssociationLogo,
  getOfficeAssociation,
  removeAssociationLogo,
} from '@tafelrunde/contract/admin/association'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import { call, callWithFile } from '../../providers/call.ts'
import { LogoForm } from '../../shared/logo/LogoForm.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import { PageTitle } from '../../shared/pages/PageTitle.tsx'
import { PaperButton } from '../../shared/pages/PaperButton.tsx'
import { WayBack } from '../../shared/pages/WayBack.tsx'
import css from './appearance.module.css'
import { ColourForm } from './ColourForm.tsx'

/** The association's logo and colour, as app, Verwaltung, mails and papers show them. */
export const AppearanceScreen = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['appearance'],
    queryFn: () => call(getOfficeAssociation, {}),
  })
  return (
    <div className="show-page">
      <WayBack to="/association/1">Einstellungen</WayBack>
      <Title title={<PageTitle>Logo und Farbe</PageTitle>} preferenceKey={false} />
      {error && <Failed error={error} retry={refetch} />}
      {data && (
        <div className="stack">
          <Card title="Farbe">
            <ColourForm {...data} onChanged={refetch} />
          </Card>
          <Card title="Logo">
            <p className={`quiet ${css.logo__use}`}>
              Das Logo steht in der App unter „Über uns“, in den E-Mails und im Briefkopf aller Papiere. Wer
              es nicht sieht, liest an seiner Stelle den Namen des Verbands.
            </p>
            <LogoForm
              name={data.name}
              logo={data.logo}
              none="Noch kein Logo: Es steht der Name allein."
              consequence="In App, E-Mails und Papieren steht danach der Name allein."
              upload={file => callWithFile(changeAssociationLogo, { body: { file } })}
              remove={() => call(removeAssociationLogo, {})}
              onChanged={refetch}
            >
              <PaperButton />
            </LogoForm>
          </Card>
        </div>
      )}
    </div>
  )
}
