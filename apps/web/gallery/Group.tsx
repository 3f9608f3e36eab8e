import type { ReactNode } from 'react'

export const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="gallery-group" id={name}>
    <h2>{name}</h2>
    {children}
  </div>
)

export const nothing = () => undefined
