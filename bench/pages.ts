// Returns page numbers as visitors and crawlers request them: any of the first thousand, in random order.
export const PAGES = 1000

export const randomPage = (pages = PAGES): number => Math.floor(Math.random() * pages)
