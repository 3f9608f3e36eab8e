import type { Association } from '@tafelrunde/contract/association'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { associationQuery } from '../../shared/association.ts'
import { Loaded } from '../../shared/Loaded.tsx'
import { Page } from '../../shared/Page.tsx'
import { CardLink, CardList } from '../../shared/ui/CardList.tsx'
import { Prose } from '../../shared/ui/Prose.tsx'
import { Fold, Section } from '../../shared/ui/Section.tsx'
import { SkeletonList } from '../../shared/ui/Skeleton.tsx'
import './about.css'
import { Contact } from './Contact.tsx'
import { Licences } from './Licences.tsx'

const Legal = ({ title, text, version }: { title: string; text: string; version?: string }) => (
  <Fold title={title}>
    <Prose text={text || 'Diesen Text hat die Geschäftsstelle noch nicht hinterlegt.'} />
    {version && <p className="about__edition">Fassung vom {version}</p>}
  </Fold>
)

const About = ({ association }: { association: Association }) => (
  <div className="about">
    <div>
      <Section title={association.name}>
        <Prose text={association.about} />
      </Section>
    </div>
    <div>
      <Contact association={association} />
      <div className="about__help">
        <CardList>
          <CardLink href={paths.support} title="Hilfe">
            <span className="card-link__line">Schreiben Sie der Geschäftsstelle</span>
          </CardLink>
        </CardList>
      </div>
      <div className="about__legal">
        <Legal title="Impressum" text={association.imprint} />
        <Legal title="Datenschutz" text={association.privacy} version={association.privacy_version} />
        <Legal title="Erklärung zur Barrierefreiheit" text={association.accessibility} />
      </div>
      <div className="about__app">
        <p className="about__version">Tafelrunde, Version {association.version}</p>
        <Licences />
      </div>
    </div>
  </div>
)

export const AboutScreen = () => {
  const association = useQuery(associationQuery)
  return (
    <Page
      title="Über uns"
      large
      onRefresh={association.refetch}
      offlineSince={association.data && new Date(association.dataUpdatedAt)}
    >
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
