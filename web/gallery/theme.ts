const DARK = 'screen and (prefers-color-scheme: dark)'; // what is printed is light

/**
 * Shows the page light or dark, whatever the system prefers: rewrites that media query in all style sheets, also in
 * those that come later. Anything else leaves it to the system.
 */
export function forceTheme(theme: string | null): void {
  if (theme !== 'light' && theme !== 'dark') return;
  document.documentElement.style.colorScheme = theme;
  const rewrite = (): void => {
    for (const sheet of document.styleSheets)
      for (const rule of sheet.cssRules)
        if (rule instanceof CSSMediaRule && rule.conditionText === DARK)
          rule.media.mediaText = theme === 'dark' ? 'screen' : 'not all';
  };
  rewrite();
  const everything = { childList: true, subtree: true, characterData: true };
  new MutationObserver(rewrite).observe(document.head, everything);
}
