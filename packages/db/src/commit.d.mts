export function commitOf(folder: string): string | undefined
