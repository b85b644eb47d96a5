// Pages as visitors and crawlers ask for them: any of the first thousand, in no order.
export const PAGES = 1000

export const randomPage = (pages = PAGES): number => Math.floor(Math.random() * pages)
