import type { Circular } from '@tafelrunde/contract/admin/mails/circulars'
import { AreaShow } from '../../shared/pages/AreaShow.tsx'
import { Draft } from './Draft.tsx'
import { Sent } from './Sent.tsx'

export const CircularShow = () => (
  <AreaShow<Circular>
    area="circulars"
    label="Alle Rundmails"
    titleOf={({ name }) => `Rundmail „${name}“`}
    render={circular =>
      circular.state === 'draft' ? <Draft circular={circular} /> : <Sent circular={circular} />
    }
  />
)
