// Which program this is: the root's package.json is the one place that says it, read as the program was built,
// not as its folder may be now.
import manifest from '../../../package.json' with { type: 'json' }

export const { name: PROGRAM, version: VERSION } = manifest
