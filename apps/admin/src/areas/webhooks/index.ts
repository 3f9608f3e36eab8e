import type { Area } from '../../shared/area.ts'
import { WebhooksList } from './List.tsx'
import { WebhookShow } from './Show.tsx'

export const webhooks: Area = {
  name: 'webhooks',
  label: 'Benachrichtigte Programme',
  icon: 'bell',
  within: 'association',
  superuser: true,
  list: WebhooksList,
  show: WebhookShow,
}
