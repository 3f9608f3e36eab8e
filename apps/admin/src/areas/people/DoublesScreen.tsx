import { type Double, type DoubleReason, listDoubles } from '@tafelrunde/contract/admin/people/doubles'
import type { ListedPerson } from '@tafelrunde/contract/admin/people/people'
import { counted } from '@tafelrunde/ui/figures.ts'
import { fullName } from '@tafelrunde/ui/names.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { LinkBase, Title } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import { PageTitle } from '../../shared/pages/PageTitle.tsx'
import { WayBack } from '../../shared/pages/WayBack.tsx'
import { numberText } from '../../shared/people/customerNumber.texts.ts'
import css from './merge.module.css'
import { stateTexts } from './people.texts.ts'

const atOnce = 50
const reasonTexts: Record<DoubleReason, string> = {
  number: 'gleiche Mitgliedsnummer',
  birthday: 'gleiches Geburtsdatum',
  email: 'ähnliche E-Mail-Adresse',
}

const Account = ({ person }: { person: ListedPerson }) => (
  <span>
    {person.email}
    <span className="detail">
      {[
        person.as_customernumber && `Mitgliedsnummer ${numberText(person)}`,
        !person.is_active && stateTexts[person.state],
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  </span>
)

const Pair = ({ stays, goes, reasons }: Double) => (
  <li>
    <span>
      <LinkBase to={`/people/${stays.id}/merge?other=${goes.id}`}>{fullName(stays)}</LinkBase>
      <span className="detail">{reasons.map(reason => reasonTexts[reason]).join(', ')}</span>
    </span>
    <Account person={stays} />
    <Account person={goes} />
  </li>
)

/** Accounts that are probably of one person, each with the way to merge them. */
export const DoublesScreen = () => {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['people', 'doubles'],
    queryFn: ({ pageParam }) =>
      call(listDoubles, { query: { limit: String(atOnce), offset: String(pageParam) } }),
    initialPageParam: 0,
    getNextPageParam: ({ count }, pages) =>
      pages.length * atOnce < count ? pages.length * atOnce : undefined,
  })
  const pairs = data?.pages.flatMap(({ results }) => results) ?? []
  const count = data?.pages[0]?.count ?? 0
  return (
    <div className="page">
      <Title title={<PageTitle>Doppelte Konten</PageTitle>} />
      <WayBack to="/people">Alle Personen</WayBack>
      <div className={css['page']}>
        {error && <Failed error={error} retry={refetch} />}
        {!data && !error && <p role="status">Wird geladen …</p>}
        {data && count === 0 && <p>Kein Konto sieht so aus, als gäbe es dieselbe Person zweimal.</p>}
        {count > 0 && (
          <Card title={`${counted(count, 'Paar', 'Paare')}, wahrscheinlich je eine Person`}>
            <ul className={`rows ${css['pairs']}`}>
              {pairs.map(pair => (
                <Pair key={`${pair.stays.id} ${pair.goes.id}`} {...pair} />
              ))}
            </ul>
            {hasNextPage && (
              <Button label="Weitere zeigen" disabled={isFetching} onClick={() => void fetchNextPage()} />
            )}
          </Card>
        )}
      </div>
    </div>
  )
}
