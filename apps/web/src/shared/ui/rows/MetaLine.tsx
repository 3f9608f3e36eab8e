import './meta-line.css'

/**
 * Short facts with a dot between them. Each part wraps whole; a dot that would start a line is clipped,
 * and none can end one (the dot belongs to the part after it).
 */
export const MetaLine = ({ parts }: { parts: string[] }) => (
  <p className="meta-line">
    <span className="meta-line__parts">
      {parts.map(part => (
        <span key={part} className="meta-line__part">
          {part}
        </span>
      ))}
    </span>
  </p>
)
