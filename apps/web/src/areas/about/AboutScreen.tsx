import type { Association } from '@tafelrunde/contract/association'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/page/Loaded.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { associationQuery } from '../../shared/queries/association.ts'
import { CardLink, CardList } from '../../shared/ui/rows/CardList.tsx'
import { Prose } from '../../shared/ui/rows/Prose.tsx'
import { Fold, Section } from '../../shared/ui/rows/Section.tsx'
import { SkeletonList } from '../../shared/ui/states/Skeleton.tsx'
import css from './about.module.css'
import { Contact } from './Contact.tsx'
import { LegalVersions } from './LegalVersions.tsx'
import { Licences } from './Licences.tsx'

const Legal = ({ title, text, version }: { title: string; text: string; version?: string }) => (
  <Fold title={title}>
    <Prose text={text || 'Diesen Text hat die Geschäftsstelle noch nicht hinterlegt.'} />
    {version && <p className={css.about__edition}>Fassung vom {version}</p>}
  </Fold>
)

const About = ({ association }: { association: Association }) => (
  <div className={css.about}>
    <div>
      {association.logo && <img className={css.about__logo} src={association.logo} alt={association.name} />}
      <Section title={association.name}>
        <Prose text={association.about} />
      </Section>
    </div>
    <div>
      <Contact association={association} />
      <div className={css.about__help}>
        <CardList>
          <CardLink href={paths.support} title="Hilfe">
            <span className="card-link__line">Schreiben Sie der Geschäftsstelle</span>
          </CardLink>
          <CardLink href={paths.check} title="Bestätigung prüfen">
            <span className="card-link__line">Der Code auf dem Papier sagt, ob sie gilt</span>
          </CardLink>
        </CardList>
      </div>
      <div className={css.about__legal}>
        <Legal title="Impressum" text={association.imprint} />
        <Legal title="Datenschutz" text={association.privacy} version={association.privacy_version} />
        {association.terms && (
          <Legal title="Teilnahmebedingungen" text={association.terms} version={association.terms_version} />
        )}
        <Legal title="Erklärung zur Barrierefreiheit" text={association.accessibility} />
      </div>
      <div className={css.about__versions}>
        <LegalVersions />
      </div>
      <div className={css.about__app}>
        <p className={css.about__version}>Tafelrunde, Version {association.version}</p>
        <Licences />
      </div>
    </div>
  </div>
)

export const AboutScreen = () => {
  const association = useQuery(associationQuery)
  return (
    <Page title="Über uns" large onRefresh={association.refetch} offlineSince={associationQuery.queryKey}>
      <Loaded
        query={association}
        skeleton={<SkeletonList kind="session" count={2} />}
        failed="Die Seite kam nicht an"
      >
        {data => <About association={data} />}
      </Loaded>
    </Page>
  )
}
