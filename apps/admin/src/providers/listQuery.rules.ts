import type { GetListParams } from 'react-admin'

/** The most rows that one answer of the contract holds (contract A1). */
export const mostRows = 1000

/** The order and the filters of a list. */
export type Asked = Pick<GetListParams, 'sort' | 'filter'>

/**
 * What a list is asked for, whatever its page: order only by a field of `sortable`, ties by id, and the filters that are
 * filled in, under their names in the contract.
 */
export const filterQueryOf = ({ sort, filter }: Asked, sortable: readonly string[]) => {
  const query: Record<string, string> = {}
  if (sort && sortable.includes(sort.field)) {
    const field = sort.order === 'DESC' ? `-${sort.field}` : sort.field
    query.orderby = sort.field === 'id' ? field : `${field},id`
  }
  for (const [name, value] of Object.entries<unknown>(filter ?? {}))
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) query[name] = String(value)
  return query
}

/** The query of a list: the same with its page as limit and offset. */
export const listQueryOf = ({ pagination, ...asked }: GetListParams, sortable: readonly string[]) => {
  const { page, perPage } = pagination ?? { page: 1, perPage: mostRows }
  const part = { limit: String(perPage), offset: String((page - 1) * perPage) }
  return { ...part, ...filterQueryOf(asked, sortable) }
}
