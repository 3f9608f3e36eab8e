import type { Workshop } from '@tafelrunde/contract/events/workshops'
import { sharePage } from '../../shared/files/share.ts'
import { addFavourite, removeFavourite, useFavourites } from '../../shared/queries/favourites.ts'
import { IconButton } from '../../shared/ui/buttons/IconButton.tsx'

export const WorkshopActions = ({ workshop: { id, name } }: { workshop: Workshop }) => {
  const marked = useFavourites().includes(id)
  return (
    <>
      <IconButton
        icon="star"
        label="Merken"
        aria-pressed={marked}
        onClick={() => (marked ? removeFavourite(id) : addFavourite(id))}
      />
      <IconButton icon="share" label="Teilen" onClick={() => void sharePage(name)} />
    </>
  )
}
