import type { Exhibitor } from '@tafelrunde/contract/exhibitions/exhibitors'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/page/Loaded.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { finds } from '../../shared/textSearch.ts'
import { ButtonLink } from '../../shared/ui/buttons/Button.tsx'
import { SearchField } from '../../shared/ui/fields/SearchField.tsx'
import { LogoTile, LogoTiles } from '../../shared/ui/signs/LogoTile.tsx'
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx'
import { SkeletonList } from '../../shared/ui/states/Skeleton.tsx'
import { exhibitorsQuery } from './exhibitors.api.ts'
import css from './exhibitors.module.css'

/** As many fit on a screen or two; more want a search. */
const atAGlance = 12

const Tiles = ({ exhibitors }: { exhibitors: Exhibitor[] }) => (
  <LogoTiles>
    {exhibitors.map(exhibitor => (
      <li key={exhibitor.id}>
        <LogoTile exhibitor={exhibitor} href={paths.exhibitor(exhibitor.id)} />
      </li>
    ))}
  </LogoTiles>
)

const Exhibitors = ({ exhibitors }: { exhibitors: Exhibitor[] }) => {
  const [search, setSearch] = useState('')
  const found = exhibitors.filter(({ name, description, stand }) => finds(search, [name, description, stand]))
  if (exhibitors.length === 0)
    return (
      <EmptyState
        title="Noch keine Aussteller"
        action={<ButtonLink href={paths.events}>Zu den Veranstaltungen</ButtonLink>}
      >
        Wer ausstellt, lesen Sie hier, sobald die Stände vergeben sind.
      </EmptyState>
    )
  return (
    <div className={css.exhibitors}>
      {exhibitors.length > atAGlance && (
        <SearchField label="Name, Angebot oder Stand" value={search} onChange={setSearch} />
      )}
      {found.length > 0 ? (
        <Tiles exhibitors={found} />
      ) : (
        <EmptyState title="Nichts gefunden">Bitte versuchen Sie es mit einem anderen Wort.</EmptyState>
      )}
    </div>
  )
}

export const ExhibitorsScreen = () => {
  const exhibitors = useQuery(exhibitorsQuery)
  return (
    <Page title="Aussteller" large onRefresh={exhibitors.refetch} offlineSince={exhibitorsQuery.queryKey}>
      <Loaded
        query={exhibitors}
        skeleton={<SkeletonList kind="tile" count={6} />}
        failed="Die Liste kam nicht an"
      >
        {data => <Exhibitors exhibitors={data} />}
      </Loaded>
    </Page>
  )
}
