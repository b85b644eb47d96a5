// Pages as visitors and crawlers ask for them: any of the first two thousand, in no order.
const PAGES = 2000

export const randomPage = (): number => Math.floor(Math.random() * PAGES)
