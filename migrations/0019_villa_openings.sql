CREATE TABLE "villa_openings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "villa_openings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"villa_id" integer NOT NULL,
	"opened_on" date NOT NULL,
	"closed_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "villa_openings_close_after_open" CHECK ("villa_openings"."closed_on" > "villa_openings"."opened_on")
);
--> statement-breakpoint
ALTER TABLE "villa_openings" ADD CONSTRAINT "villa_openings_no_overlap" EXCLUDE USING gist ("villa_id" WITH =, daterange("opened_on", "closed_on") WITH &&);--> statement-breakpoint
-- A villa that is there already was open since its row was made, or since the first stay in it where that was earlier:
-- until today where it is open, otherwise until the audit trail saw it close or, where that knows nothing, until its row
-- was last changed.
INSERT INTO villa_openings (villa_id, opened_on, closed_on)
SELECT id, opened_on, CASE WHEN NOT is_available THEN closed_on END
FROM (
	SELECT villas.id, is_available,
		least(
			(villas.created_at AT TIME ZONE zone.name)::date,
			(SELECT min(check_in_date) FROM bookings WHERE villa_id = villas.id AND status NOT IN ('cancelled', 'no-show'))
		) AS opened_on,
		(coalesce(
			(SELECT max(audit_entries.created_at) FROM audit_entries
				WHERE resource = 'villas' AND row_id = villas.id
				AND before ->> 'isAvailable' = 'true' AND after ->> 'isAvailable' = 'false'),
			villas.updated_at
		) AT TIME ZONE zone.name)::date AS closed_on
	FROM villas, (SELECT coalesce((SELECT facts ->> 'timeZone' FROM property_facts LIMIT 1), 'UTC') AS name) AS zone
) AS known
WHERE is_available OR closed_on > opened_on;
