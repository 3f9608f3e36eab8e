import { LegalKind, type LegalVersion, legalTitles } from '@tafelrunde/contract/legal-texts'
import { longDate } from '@tafelrunde/ui/dates.ts'
import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/page/Loaded.tsx'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { TitledSheet } from '../../shared/ui/overlays/TitledSheet.tsx'
import { CardLink, CardList } from '../../shared/ui/rows/CardList.tsx'
import { Prose } from '../../shared/ui/rows/Prose.tsx'
import { Section } from '../../shared/ui/rows/Section.tsx'
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx'
import { SkeletonList } from '../../shared/ui/states/Skeleton.tsx'
import { legalTextQuery, legalVersionsQuery } from './legal.api.ts'

const skeleton = <SkeletonList kind="session" count={2} />
const failed = 'Die Fassungen kamen nicht an'

const standing = ({ current, valid_from }: LegalVersion) => {
  const day = longDate(new Date(valid_from))
  if (current) return `gilt seit ${day}`
  return new Date(valid_from) > new Date() ? `gilt ab ${day}` : `galt ab ${day}`
}

const Versions = ({ onRead }: { onRead: (id: number) => void }) => {
  const versions = useQuery(legalVersionsQuery)
  const openHere = (id: number) => (event: MouseEvent) => {
    event.preventDefault()
    onRead(id)
  }
  return (
    <Loaded query={versions} skeleton={skeleton} failed={failed}>
      {({ results }) =>
        LegalKind.options
          .map(kind => [kind, results.filter(one => one.kind === kind)] as const)
          .filter(([, ofKind]) => ofKind.length > 0)
          .map(([kind, ofKind]) => (
            <Section key={kind} title={legalTitles[kind]}>
              <CardList>
                {ofKind.map(version => (
                  <CardLink
                    key={version.id}
                    href={`${paths.about}?fassung=${version.id}`}
                    onOpen={openHere(version.id)}
                    title={`Fassung vom ${version.edition}`}
                  >
                    <span className="card-link__line">{standing(version)}</span>
                  </CardLink>
                ))}
              </CardList>
            </Section>
          ))
      }
    </Loaded>
  )
}

const Version = ({ id, onAll }: { id: number; onAll: () => void }) => {
  const text = useQuery(legalTextQuery(id))
  const missing = (
    <EmptyState title="Diese Fassung gibt es nicht">Vielleicht ist die Adresse falsch.</EmptyState>
  )
  return (
    <>
      <Button kind="plain" size="row" icon="back" onClick={onAll}>
        Alle Fassungen
      </Button>
      <Loaded query={text} skeleton={skeleton} failed={failed} missing={missing}>
        {version => (
          <Section
            title={`${legalTitles[version.kind]}, Fassung vom ${version.edition}`}
            note={standing(version)}
          >
            <Prose heading="h3" text={version.text} />
          </Section>
        )}
      </Loaded>
    </>
  )
}

type Props = { start: number | undefined; onClose: () => void }

/** All published versions of the legal texts; each is read in place and has an address of its own. */
export const LegalVersionsSheet = ({ start, onClose }: Props) => {
  const [id, setId] = useState(start)
  return (
    <TitledSheet title="Rechtstexte" onClose={onClose}>
      {() =>
        id === undefined ? <Versions onRead={setId} /> : <Version id={id} onAll={() => setId(undefined)} />
      }
    </TitledSheet>
  )
}
