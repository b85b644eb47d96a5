export function folderInMemory(place?: string, room?: number): string | undefined
