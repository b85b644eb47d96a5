// Replaces the space after R$ in a sentence with a no-break one.
export const unbroken = (text: string): string => text.replaceAll('R$ ', 'R$\u00A0')
