// Money inside a sentence, which never breaks from its R$.
export const unbroken = (text: string): string => text.replaceAll('R$ ', 'R$\u00A0')
