// Renders a text typed by an editor, with its web addresses as links.
import { ExternalLink } from './portal-link.tsx'

/** Matches a web address without the punctuation that ends the sentence. */
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
