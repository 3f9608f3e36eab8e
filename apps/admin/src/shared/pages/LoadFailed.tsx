import { useListContext } from 'react-admin'
import { Failed } from './Failed.tsx'

/** In place of a list that could not be loaded. */
export const LoadFailed = () => {
  const { error, refetch } = useListContext()
  return (
    <div className="empty-list">
      <Failed error={error} retry={refetch} />
    </div>
  )
}
