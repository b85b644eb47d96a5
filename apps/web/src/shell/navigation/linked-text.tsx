// A text that people wrote, its web addresses made links.
import { ExternalLink } from './portal-link.tsx'

/** The sign that ends a sentence is not part of the address before it. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/g

export function LinkedText({ children }: { children: string }) {
  return children.split(ADDRESS).map((part, at) =>
    at % 2 === 1 ? (
      <ExternalLink key={at} href={part}>
        {part}
      </ExternalLink>
    ) : (
      part
    ),
  )
}
