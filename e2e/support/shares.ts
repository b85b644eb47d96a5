// What is known only by asking, or is too little for a test each, shared out so that no worker is left with all of it.
export const SHARES = [0, 1, 2]

export const toldShare = (share: number): string => `share ${share + 1} of ${SHARES.length}`

export const shareOf = <T>(all: readonly T[], share: number): T[] => all.filter((_each, at) => at % SHARES.length === share)
