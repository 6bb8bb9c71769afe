/** Put a text onto the clipboard, if the browser lets this page; whether it did. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The link to a match; what messengers show of it is in the language of who sends it. */
export function linkTo(match: string, language: string): string {
  const wish = language === 'en' ? '' : `?lang=${language}`;
  return `${location.origin}/match/${match}${wish}`;
}
