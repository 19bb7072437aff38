-- Written by hand, and before the constraint that asks it: whether these are the nights of a stay, one after the other,
-- and come to its total. Null, which passes, where only the total is known.
CREATE FUNCTION agreed_nights_fit(nights jsonb, check_in date, check_out date, total integer)
RETURNS boolean LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT count(*) = check_out - check_in
    AND coalesce(sum((night ->> 'cents')::integer) = total, false)
    AND bool_and(coalesce((night ->> 'day')::date = check_in + (place - 1)::integer, false))
  FROM jsonb_array_elements(nights) WITH ORDINALITY AS agreed (night, place)
$$;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "nights" jsonb;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_nights_fit" CHECK (agreed_nights_fit("bookings"."nights", "bookings"."check_in_date", "bookings"."check_out_date", "bookings"."total_cents"));--> statement-breakpoint
-- Calendar files were counted in seconds since the booking was made: they go on from there.
UPDATE bookings SET revision = greatest(0, floor(extract(epoch FROM updated_at - created_at)))::integer;--> statement-breakpoint
-- What was agreed night by night is known where the stay is one night, and where the prices of today come to its total:
-- there letters and the private page have shown them so. Other bookings keep their total alone.
UPDATE bookings SET nights = jsonb_build_array(jsonb_build_object('day', check_in_date, 'cents', total_cents))
WHERE check_out_date - check_in_date = 1;--> statement-breakpoint
WITH bookable AS (
  SELECT villas.*, coalesce(villas.base_price_cents, villa_categories.price_per_night_cents)::bigint AS base,
    coalesce(villas.half_board_price_cents, villa_categories.half_board_price_cents)::bigint AS half_board,
    coalesce(villas.full_board_price_cents, villa_categories.full_board_price_cents)::bigint AS full_board
  FROM villas LEFT JOIN villa_categories ON villa_categories.id = villas.category_id
), lodging AS (
  SELECT bookings.id, bookings.total_cents, night,
    CASE WHEN season.base IS NULL THEN bookable.base ELSE season.base END AS base,
    CASE WHEN season.base IS NULL THEN bookable.weekend_price_cents ELSE season.weekend END AS weekend,
    CASE bookings.board WHEN 'half-board' THEN bookable.half_board - bookable.base
      WHEN 'full-board' THEN bookable.full_board - bookable.base ELSE 0 END AS supplement
  FROM bookings JOIN bookable ON bookable.id = bookings.villa_id
    CROSS JOIN generate_series(0, bookings.check_out_date - bookings.check_in_date - 1) AS ahead
    CROSS JOIN LATERAL (SELECT bookings.check_in_date + ahead AS night) AS nights
    LEFT JOIN LATERAL (
      SELECT coalesce(seasons.price_cents, bookable.seasonal_price_cents)::bigint AS base,
        seasons.weekend_price_cents AS weekend
      FROM seasons
      WHERE night BETWEEN seasons.start_date AND seasons.end_date
        AND (seasons.villa_id = bookable.id OR seasons.category_id = bookable.category_id
          OR (seasons.villa_id IS NULL AND seasons.category_id IS NULL))
      ORDER BY seasons.villa_id, seasons.category_id LIMIT 1) AS season ON true
  WHERE bookings.nights IS NULL
), priced AS (
  SELECT id, total_cents, night, greatest(0, supplement +
    CASE WHEN extract(isodow FROM night) >= 5 THEN coalesce(weekend, (base * 12 + 5) / 10) ELSE base END) AS cents
  FROM lodging WHERE base IS NOT NULL AND supplement IS NOT NULL
), agreed AS (
  SELECT id, jsonb_agg(jsonb_build_object('day', night, 'cents', cents) ORDER BY night) AS nights
  FROM priced GROUP BY id, total_cents HAVING sum(cents) = total_cents
)
UPDATE bookings SET nights = agreed.nights FROM agreed WHERE agreed.id = bookings.id;
