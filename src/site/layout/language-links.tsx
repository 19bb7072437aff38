import { useLocation, useRouter } from '@tanstack/react-router'
import { addressIn, currentLanguage, LANGUAGE_NAMES, splitLanguage } from '@/kernel/language'
import { defineWords } from '@/kernel/words'

export const LANGUAGE_WORDS = defineWords('site-language-links.LANGUAGE_WORDS', { title: 'Language' })

/** This page in each language, with what it was searched for. Another language is another program, so that it is loaded anew. */
export function LanguageLinks({ className }: { className: string }) {
  const { pathname, searchStr } = useLocation()
  const { path } = splitLanguage(pathname)
  const { languages } = useRouter().options.context
  if (languages.length < 2) return null
  return (
    <nav aria-label={LANGUAGE_WORDS.title}>
      <ul className="flex flex-wrap gap-x-6">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={addressIn(language, path + searchStr)}
              lang={language}
              hrefLang={language}
              aria-current={language === currentLanguage() ? 'true' : undefined}
              className={className}
            >
              {LANGUAGE_NAMES[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
