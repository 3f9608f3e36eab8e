import { getOfficePerson } from '@tafelrunde/contract/admin/people/people'
import { idOf } from '@tafelrunde/contract/http/ids'
import { fullName } from '@tafelrunde/ui/names.ts'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { call } from '../../providers/call.ts'
import { Card } from '../../shared/pages/Card.tsx'
import { NotThere, notThereTitle } from '../../shared/pages/NotThere.tsx'
import { PageTitle } from '../../shared/pages/PageTitle.tsx'
import { WayBack } from '../../shared/pages/WayBack.tsx'
import { MergePick } from './MergePick.tsx'
import { MergePlan } from './MergePlan.tsx'
import css from './merge.module.css'

/** Makes one of two accounts of the same person. */
export const MergeScreen = () => {
  const id = idOf(useParams().id)
  const [search] = useSearchParams()
  const other = idOf(search.get('other'))
  const navigate = useNavigate()
  const {
    data: person,
    error,
    refetch,
  } = useQuery({
    queryKey: ['people', 'one', id],
    queryFn: () => call(getOfficePerson, { params: { id } }),
  })
  const choose = (stays: number, goes: number | null) =>
    void navigate(`/people/${stays}/merge${goes === null ? '' : `?other=${goes}`}`)
  if (error)
    return (
      <div className="page">
        <Title title={<PageTitle>{notThereTitle(error)}</PageTitle>} />
        <NotThere error={error} retry={refetch} />
      </div>
    )
  if (!person)
    return (
      <div className="page">
        <Title title={<PageTitle>Konten zusammenführen</PageTitle>} />
        <p role="status">Wird geladen …</p>
      </div>
    )
  return (
    <div className="page">
      <Title title={<PageTitle>Konten zusammenführen</PageTitle>} />
      <WayBack to={`/people/${id}/show`}>{fullName(person) || person.email}</WayBack>
      <div className={css['page']}>
        {other ? (
          <MergePlan id={id} other={other} choose={choose} />
        ) : (
          <Card title="Welches Konto hat dieselbe Person noch?">
            <MergePick person={person} pick={picked => choose(id, picked)} />
          </Card>
        )}
      </div>
    </div>
  )
}
