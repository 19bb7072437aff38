type Option = { key: string; title: string; text: string; isChosen: boolean; onChoose: () => void }

/** One of several, each with a word about it. */
export function PayChoices({
  legend,
  name,
  options,
}: {
  legend: string
  name: string
  options: readonly Option[]
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-semibold">{legend}</legend>
      <div className="grid gap-2">
        {options.map(({ key, title, text, isChosen, onChoose }) => (
          <label
            key={key}
            className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control border border-line-strong bg-paper px-4 py-2 has-checked:border-forest has-checked:bg-mist hover:border-forest"
          >
            <input
              type="radio"
              name={name}
              checked={isChosen}
              onChange={onChoose}
              className="size-5 shrink-0 accent-forest"
            />
            <span>
              <strong className="block font-semibold leading-tight">{title}</strong>
              <span className="block text-sm text-ink-soft">{text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
